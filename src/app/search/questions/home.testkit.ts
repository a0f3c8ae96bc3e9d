/** Questions about a home as people type them: tool | question | the inputs it should open with. */
export const homeQuestions = `
refinance | should I refinance 7.1% to 6.2% | rate=7.1 newRate=6.2
refinance | is it worth refinancing my mortgage
refinance | refi from 7.5 to 6.5 on 320k | balance=320000 rate=7.5 newRate=6.5 costs=2%
refinance | refinace break even
refinance | cash out refi $50k | cashOut=50000
refinance | when does a refinance pay for itself
refinance | lower my mortgage rate
refinance | refinance to a 15 year mortgage | newTerm=180
refinance | recast vs refinance
refinance | can i drop my rate from 8.25% to 6.9% | rate=8.25 newRate=6.9
mortgage | mortage
mortgage | morgage calculator
mortgage | mortgage payment on 350k at 6.5% | price=350000 rate=6.5 down=15%
mortgage | house payment 400,000 30 years 6.8% | price=400000 term=360 rate=6.8 down=15%
mortgage | how much is the monthly payment on a $425,000 house with 20% down | price=425000 down=20%
mortgage | 30 year fixed 7% $300k | term=360 rate=7 price=300000 down=15%
mortgage | 15 vs 30 year mortgage
mortgage | PITI calculator
mortgage | what will my house payment be with taxes and insurance
mortgage | fha loan payment 280000 3.5% down | price=280000 down=3.5% loanType=fha
mortgage | va loan monthly payment
mortgage | how to get rid of pmi
mortgage | amortization schedule for my home loan
mortgage | adjustable rate mortgage 5/1 arm
mortgage | how much is a mortgage on a 1.2 million dollar house | price=1200000 down=15%
mortgage | morgtage with hoa $250 a month | hoa=250
mortgage | biweekly mortgage payments
home-affordability | how much house can i afford
home-affordability | how much house can I afford making 85k a year | income=85000
home-affordability | what house can we afford on $140,000 with 50k saved | income=140000 savings=50000
home-affordability | how much morgage do i qualify for
home-affordability | can i afford a 500k house | homePrice=500000
home-affordability | afford a home on one income
home-affordability | what price home should i look at
home-affordability | home afordability
home-affordability | house budget with 90000 salary and 400/month car payment | income=90000 debts=400
home-affordability | how big of a mortgage will the bank give me
rent-vs-buy | rent or buy
rent-vs-buy | should i keep renting or buy a house
rent-vs-buy | is it better to rent at $2,100 a month or buy a 380k condo | monthlyRent=2100 price=380000
rent-vs-buy | renting vs owning 5 years | years=5
rent-vs-buy | is buying a home worth it
rent-vs-buy | does it make sense to buy if i move in 4 years | years=4
rent-vs-buy | rent vs. buy calculater
rent-vs-buy | am i throwing away money on rent
home-down-payment | how long to save for a house
home-down-payment | how much down payment do i need for a 400k house | price=400000
home-down-payment | saving for a down payment $1500 a month | monthly=1500
home-down-payment | downpayment calculator
home-down-payment | cash needed to close on a house
home-down-payment | first time home buyer savings
home-down-payment | house fund
home-down-payment | is 20% down worth waiting for | down=20%
home-maintenance | how much to budget for home repairs
home-maintenance | home maintenence costs
home-maintenance | when will my roof need replacing
home-maintenance | 1% rule home upkeep
home-maintenance | hvac replacement savings
home-maintenance | cost of owning a 450000 house upkeep | homeValue=450000
mortgage-points | are mortgage points worth it
mortgage-points | should i buy down my rate
mortgage-points | discount points break even
mortgage-points | 2-1 buydown
mortgage-points | lender credit or points
mortgage-points | pay 2 points to lower the rate on 340k loan | loanAmount=340000
loan-prepayment | pay extra on mortgage
loan-prepayment | pay off mortgage early
loan-prepayment | what if i pay an extra $300 a month on my mortgage | extraMonthly=300
loan-prepayment | extra principal payments 250k at 6.75% | balance=250000 rate=6.75
loan-prepayment | pay down the mortgage or invest
loan-prepayment | one extra mortgage payment a year
loan-prepayment | prepayment penalty
loan-prepayment | payoff loan early calculator
real-estate | is this rental property a good deal
real-estate | cap rate
real-estate | cash on cash return rental
real-estate | rental property cash flow 300k rent 2,400 | price=300000 monthlyRent=2400
real-estate | should i buy a duplex and rent it out
real-estate | landlord calculator
real-estate | airbnb investment property roi
`
