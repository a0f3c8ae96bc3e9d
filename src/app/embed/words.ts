/** What an embedded calculator says beside its own words. */
export const words = {
  more: 'More of your numbers',
  open: 'Open on Truepenny',
  openWith: 'Open with your numbers',
  newTab: ' (opens in a new tab)',
  /** “2026 rules · updated Nov 2026.” */
  stand: (year: number | null, checked: string) => {
    const parts = [year === null ? '' : `${year} rules`, checked && `updated ${checked}`].filter(Boolean).join(' · ')
    return parts && `${parts[0]?.toUpperCase()}${parts.slice(1)}.`
  },
  advice: 'Education, not advice. What you type stays in this browser.',
  badLink: 'We couldn’t read these numbers, so you’re seeing our starting numbers.',
  damaged: 'Part of the link is missing or damaged.',
  offline: 'Check your connection and reload the page.',
  lost: 'This calculator couldn’t load. Reload the page, or open it on Truepenny.',
  noScript: 'To change the numbers, turn on JavaScript. The answer shown is for our starting numbers.',
  by: (title: string) => `${title} by Truepenny`,
  unknown: 'There’s no calculator at this address.',
  all: 'All calculators',
} as const
