/** Questions the vocabulary was never adjusted to: what a stranger's question may expect. Leave the vocabulary alone when one fails here. */
export const freshQuestions = `
mortgage | what would i pay monthly for a 275k home
mortgage | conventional loan 5% down payment amount
refinance | rates went down should i redo my mortgage
refinance | refinance 240k at 5.99%
home-affordability | max house price on 72k salary
home-affordability | how expensive of a home can i get
rent-vs-buy | apartment vs house which is cheaper
rent-vs-buy | rent 1800 or buy 300k
home-down-payment | when can i buy a house if i save 1200 a month
loan-prepayment | add 150 to my mortgage payment each month
loan-prepayment | make biweekly payments to finish sooner
real-estate | is it worth being a landlord
credit-card-payoff | credit crad debt help
credit-card-payoff | best way to pay my cards
credit-card-payoff | 5 cards 31000 total
debt-consolidation | consolidation loan vs paying cards
debt-to-income | how much debt is too much for a home loan
student-loan | income based repayment plan payment
student-loan | fedral student loan plans
auto-loan | monthly cost of a 45k suv
auto-loan | trade in value 9000 new car 32000
personal-loan | 12000 personal loan 5 years
business-loan | sba 7a loan 250k
compound-interest | invest 300 monthly 6 percent
compound-interest | how fast does money double
savings | need 8000 by next summer how much a month
cd | 6 month certificate 20k
money-market | vanguard money market vs bank
emergency-fund | how much cash should i keep for emergencies
529 | save for my sons university
lumpsum | 75000 invested for 15 years
dca | buy all now or a little each month
brokerage-fees | hidden fees in my investment account
stock-average | what is my average share price after buying more
net-worth | add up what i own and owe
budget-planner | monthly income and bills worksheet
salary-hourly-converter | 19.50 an hour yearly
currency-converter | 1000 usd to eur
tax | how much will i get back in taxes
tax | tax on 120k married 2 kids
social-security | best age to start social security
hsa | family hsa maximum
retirement | how much do i need to retire
401k | max out 401k
roth-ira | roth ira income limits
payroll-tax | net pay from 2000 biweekly
life-insurance | life insurance for young family
`
