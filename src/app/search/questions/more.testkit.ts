/** More questions as people type them, across all areas: tool | question. */
export const moreQuestions = `
mortgage | whats my mortgage gonna be on a 310k house
mortgage | monthly payments for a 250 thousand dollar home
mortgage | how much interest will i pay over 30 years on my house
refinance | current rate 7.25 new rate 6.1 worth it?
refinance | closing costs on refinancing
home-affordability | we make 160k combined what can we buy
home-affordability | can i buy a house making 55000 a year
rent-vs-buy | my landlord raised the rent should i buy
home-down-payment | putting 10% down instead of 20
home-down-payment | how do i save for my first house
loan-prepayment | what if i put $20,000 towards my mortgage principal
loan-prepayment | should i pay my house off early or invest
real-estate | buying a rental house numbers
mortgage-points | buying points on a mortgage
home-maintenance | how much should i set aside for house repairs
credit-card-payoff | owe 22k on 4 credit cards
credit-card-payoff | how long until my card is paid off at $150 a month
credit-card-payoff | discover card interest
debt-consolidation | one loan for all my credit cards
debt-to-income | debt ratio for mortgage approval
student-loan | stundent loan forgivness
student-loan | what happens to my loans now that SAVE is gone
student-loan | grad school debt 120k
auto-loan | 5 year car loan 6.9%
auto-loan | should i take the rebate or 0 percent
auto-loan | honda civic monthly payment
personal-loan | bank loan 8000 dollars 2 years
business-loan | loan to buy equipment for my shop
compound-interest | 1000 a month for 10 years what will i have
compound-interest | rule of 72
savings | save 6000 for a wedding in 18 months
savings | best savings rate apy
cd | 18 month cd 5%
money-market | treasury bills vs high yield savings
emergency-fund | how big should my emergancy savings be
529 | saving for my daughters college
lumpsum | just got a $40k bonus what if i invest it
dca | should i invest my inheritance slowly or all at once
cagr | average yearly return of my portfolio
brokerage-fees | what is my advisor costing me
etf | voo vs vti
net-worth | how do i calculate my net worth
budget-planner | help me make a budget
salary-hourly-converter | 52k a year is how much per hour
salary-hourly-converter | how much is 21 dollars an hour yearly
currency-converter | how many pesos for 200 dollars
tax | how much taxes do i pay on 60k
tax | what will my refund be
social-security | should i wait until 70 for social security
social-security | my husband died can i get his benefits
hsa | max i can put in hsa family
retirement | am i saving enough to retire at 60
401k | 401k contribution 10% with match
payroll-tax | paycheck calculator
capital-gains-tax | taxes if i sell my stocks
capital-gains-tax | how much tax on selling inherited property
tax-loss-harvesting | when can i buy back after selling at a loss
tax-loss-harvesting | does my ira count for the wash sale rule
tax-loss-harvesting | which losing stocks should i sell for taxes
life-insurance | do i have enough life insurance
`
