/** What is looked at and photographed: one name for each appearance and width. */
export const VIEWPORTS = {
  phone320: { name: 'Narrow phone 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
} as const;
