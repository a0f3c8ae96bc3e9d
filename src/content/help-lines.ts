/** Free help by telephone in the United States: who answers. Each number is its owner's own. */
export interface HelpLine {
  readonly name: string
  readonly number: string
  /** The owner's page. */
  readonly url: string
}

export const helpLines = {
  local: {
    name: '211',
    number: '211',
    url: 'https://www.211.org',
  },
  debt: {
    name: 'National Foundation for Credit Counseling',
    number: '800-388-2227',
    url: 'https://www.nfcc.org',
  },
  housing: {
    name: 'HUD-approved housing counselors',
    number: '800-569-4287',
    url: 'https://www.hud.gov/findacounselor',
  },
  student: {
    name: 'Federal Student Aid',
    number: '800-433-3243',
    url: 'https://studentaid.gov',
  },
  socialSecurity: {
    name: 'Social Security',
    number: '800-772-1213',
    url: 'https://www.ssa.gov',
  },
  complaint: {
    name: 'Consumer Financial Protection Bureau',
    number: '855-411-2372',
    url: 'https://www.consumerfinance.gov/complaint/',
  },
  crisis: {
    name: '988',
    number: '988',
    url: 'https://988lifeline.org',
  },
} as const satisfies Readonly<Record<string, HelpLine>>
