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
  student: {
    name: 'Federal Student Aid',
    number: '800-433-3243',
    url: 'https://studentaid.gov',
    helps: 'with federal student loans',
  },
  complaint: {
    name: 'Consumer Financial Protection Bureau',
    number: '855-411-2372',
    url: 'https://www.consumerfinance.gov/complaint/',
    helps: 'when a lender or card company won’t answer',
  },
  crisis: {
    name: '988',
    number: '988',
    url: 'https://988lifeline.org',
    helps: 'when it all gets to be too much',
  },
} as const satisfies Readonly<Record<string, HelpLine>>
