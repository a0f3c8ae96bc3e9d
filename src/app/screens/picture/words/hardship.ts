/** What a household in trouble reads before anything else. No blame; everything named is free. */
import { american as say } from '#calculators/kit/say.ts'

export const hardshipWords = {
  title: 'If money is short now',
  lead: 'Many households go through this. Lenders have programs for it, and they work best before a payment is late.',
  rest: 'The plan below assumes every minimum gets paid. It’s here for when things settle.',
  local: 'Is food, rent or a utility at risk? Help near you:',
  home: 'Behind on rent or a mortgage, or close to it? A HUD housing counselor knows the options:',
  mortgage:
    'Behind on a mortgage, or close to it? Ask your servicer about loss mitigation. A HUD housing counselor knows the options:',
  lenders:
    'Call each lender before the due date. Card issuers call it a hardship program, car lenders an extension or deferment.',
  counselor: 'A nonprofit credit counselor can go over all your debts and ask card issuers for lower rates:',
  federal: (v: { least: number }) =>
    `Federal student loans: ask about an income-driven plan. Payments can be as low as ${say.money(v.least)} a month under RAP.`,
  secured: 'A lender can take a car or home if its loan goes unpaid. A card company would have to go to court first.',
  first: 'Housing, food, utilities and the car you need for work usually come before credit cards.',
  complaint: 'Did a lender or collector break the rules? You can file a complaint:',
  crisis: 'If it feels like too much, call or text at any hour:',
  free: 'These calls are free. Be careful with debt relief companies that want money first. If they sell by phone, federal rules say they can’t charge before they settle a debt.',
  budget: 'See what your month has room for',
}
