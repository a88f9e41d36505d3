/**
 * Returns the share of a normal distribution that lies at least `deviations` standard deviations from its middle, on
 * either side. Exact to 2 in 10 million (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26).
 */
export function normalTails(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return polynomial * Math.exp(-x * x);
}
