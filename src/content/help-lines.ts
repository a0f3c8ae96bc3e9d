/** Free help by telephone in the United States: who answers, and what for. Each number is its owner's own. */
export interface HelpLine {
  readonly name: string
  readonly number: string
  /** The owner's page. */
  readonly url: string
  /** What it helps with, as the end of a sentence: 'with rent, food and utilities'. */
  readonly helps: string
}

export const helpLines = {
  local: {
    name: '211',
    number: '211',
    url: 'https://www.211.org',
    helps: 'with rent, food and utilities near you',
  },
  debt: {
    name: 'National Foundation for Credit Counseling',
    number: '800-388-2227',
    url: 'https://www.nfcc.org',
    helps: 'with a nonprofit counselor who goes over all your debts',
  },
  housing: {
    name: 'HUD-approved housing counselors',
    number: '800-569-4287',
    url: 'https://www.hud.gov/findacounselor',
    helps: 'with rent or mortgage payments',
  },
} as const satisfies Readonly<Record<string, HelpLine>>
