/** Free help by phone in the United States: whom to call for what. Numbers as their owners publish them, looked at each January. */
export interface HelpLine {
  readonly name: string
  /** As it is dialed. */
  readonly number: string
  readonly site?: string
}

export const localHelp: HelpLine = { name: '211', number: '211', site: 'https://www.211.org' }
export const creditCounselor: HelpLine = {
  name: 'National Foundation for Credit Counseling',
  number: '800-388-2227',
  site: 'https://www.nfcc.org',
}
export const housingCounselor: HelpLine = {
  name: 'HUD housing counselor',
  number: '800-569-4287',
  site: 'https://www.hud.gov/counseling',
}
export const federalStudentAid: HelpLine = {
  name: 'Federal Student Aid',
  number: '800-433-3243',
  site: 'https://studentaid.gov',
}
export const consumerBureau: HelpLine = {
  name: 'Consumer Financial Protection Bureau',
  number: '855-411-2372',
  site: 'https://www.consumerfinance.gov/complaint/',
}
export const crisisLine: HelpLine = { name: '988', number: '988', site: 'https://988lifeline.org' }
