/** Questions about saving, investing, pay, tax and retirement as people type them: tool | question | the inputs it should open with. */
export const moneyQuestions = `
compound-interest | compound interest
compound-interest | if i invest $500 a month for 30 years | deposit=500 years=360
compound-interest | compund intrest 7% 20 years | rate=7 years=240
compound-interest | how much will my money grow
compound-interest | investing 200/mo at 8% for 25 years | deposit=200 rate=8 years=300
compound-interest | how to become a millionaire
savings | savings goal
savings | how long to save $10,000 | goal=10000
savings | high yield savings 4.2% | rate=4.2
savings | how much should i save each month to get 20k in 2 years | goal=20000 by=24 ask=deposit
savings | saving for a vacation
savings | savings account intrest
cd | cd rates
cd | certificate of deposit 10k 12 months 4.5% | deposit=10000 term=12 rate=4.5
cd | cd ladder
cd | early withdrawal penalty on a CD
cd | is a cd better than savings
money-market | money market
money-market | money market vs savings account
money-market | where to park 50k cash | amount=50000
money-market | t-bills or savings account
money-market | 7 day yield
emergency-fund | emergency fund
emergency-fund | how many months of expenses should i save
emergency-fund | emergancy fund
emergency-fund | what if i lose my job
emergency-fund | rainy day fund
money-saving-challenge-generator | 52 week challenge
money-saving-challenge-generator | 100 envelope challenge
money-saving-challenge-generator | save $5000 in a year challenge | goal=5000
money-saving-challenge-generator | savings chalenge printable
529 | 529
529 | college savings plan
529 | how much to save for college for 2 kids
529 | 529 tax deduction in Virginia | state=VA
529 | kids collage fund
529 | leftover 529 money to roth
lumpsum | invest 100k today | amount=100000
lumpsum | lump sum investment
lumpsum | i got a 30k inheritance | amount=30000
lumpsum | what will $25,000 be worth in 20 years | amount=25000 years=240
dca | $500 a month in the s&p since january 2000 | question=since sinceDeposit=500
dca | if i had invested 300 a month since 1990 | question=since sinceDeposit=300
dca | lump sum or dollar cost averaging
dca | invest all at once or monthly
dca | dollar cost avaraging
dca | DCA vs lump sum 60k | total=60000
cagr | cagr
cagr | annualized return
cagr | 10000 grew to 25000 in 8 years | start=10000 end=25000 years=8 timeBy=years
cagr | xirr
cagr | what was my rate of return
brokerage-fees | how much do fees cost me
brokerage-fees | 1% financial advisor fee worth it | advisory=1
brokerage-fees | robo advisor fees
brokerage-fees | brokerage fee calculator
mutual-fund | mutual fund fees
mutual-fund | front load class a shares
mutual-fund | mutal fund expense ratio
etf | etf
etf | etf vs mutual fund
etf | expense ratio of my ETF 0.03% | expense=0.03
etf | do my etfs overlap
stock-average | average down stock
stock-average | average cost of my shares
stock-average | cost basis calculator
net-worth | net worth
net-worth | what am i worth
net-worth | networth for my age
net-worth | assets minus debts
budget-planner | budget
budget-planner | monthly budjet
budget-planner | where does my money go
budget-planner | 50/30/20 rule
budget-planner | how much can i spend each month
salary-hourly-converter | $28 an hour is how much a year | pay=28 unit=hour
salary-hourly-converter | 75000 salary to hourly | pay=75000 unit=year
salary-hourly-converter | hourly to salary
salary-hourly-converter | 1099 vs w2
salary-hourly-converter | overtime pay
salary-hourly-converter | is a 5% raise good | raise=5%
currency-converter | dollars to euros
currency-converter | 500 dollars in pesos | amount=500 to=MXN
currency-converter | exchange rate
currency-converter | convert usd to yen
tax | how much tax will i owe
tax | federal income tax on $95,000 in California | pay=95000 state=CA
tax | tax refund estimater
tax | what tax bracket am i in
tax | married filing jointly 150k taxes | pay=150000 status=joint
tax | self employment tax
tax | standard deduction or itemize
social-security | when should i take social security
social-security | social security at 62 vs 67
social-security | socal security
social-security | claim ss at 70 | claimAge=840
social-security | spousal benefits
social-security | how much social security will i get
hsa | hsa contribution limit
hsa | health savings account
hsa | is an hsa worth it
retirement | when can i retire
retirement | do i have enough to retire
retirement | retirment calculator
401k | 401k match
401k | how much should i put in my 401(k)
traditional-ira | traditional ira
traditional-ira | how much of my ira contribution can i deduct
traditional-ira | ira deduction making $85,000 | income=85000
traditional-ira | form 8606 nondeductible ira
traditional-ira | spousal ira
roth-ira | roth or traditional ira
roth-ira | backdoor roth
roth-ira | how much can i put in a roth ira
roth-ira | roth conversion 50k | convert=50000
roth-ira | roth vs traditional ira for me
payroll-tax | take home pay
payroll-tax | how much is my paycheck after taxes
capital-gains-tax | capital gains tax on selling stock
retirement-drawdown | 4% rule
life-insurance | how much life insurance do i need
term-insurance | 20 year term life
tax-loss-harvesting | is a wash sale 30 days
tax-loss-harvesting | tax loss harvesting
retirement-planning | retirement plan for a couple with rmd
/market-data | mortgage rates today
/goals | track my savings goals
/irregular-income | gig income uneven pay
/budget-buddy | track my spending
`
