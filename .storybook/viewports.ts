/** The viewports screens are reviewed in. Designs start at 360 px. */
export const VIEWPORTS = {
  phone320: { name: 'Narrow phone 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
  phone375: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
} as const;
