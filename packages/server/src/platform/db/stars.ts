/** Stars have one decimal. They are stored and added up as whole tenths, which sums keep exact. */
export const toStars = (tenths: number) => tenths / 10;

export const toTenths = (stars: number) => Math.round(stars * 10);
