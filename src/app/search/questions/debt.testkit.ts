/** Questions about debts and loans as people type them: tool | question | the inputs it should open with. */
export const debtQuestions = `
credit-card-payoff | three cards, $14k | cards=Card_1~4666.67~|Card_2~4666.67~|Card_3~4666.66~
credit-card-payoff | pay off credit card
credit-card-payoff | how long to pay off $8,000 credit card at 24% | cards=Card_1~8000~24
credit-card-payoff | credit card intrest calculator
credit-card-payoff | snowball or avalanche
credit-card-payoff | debt snowball
credit-card-payoff | minimum payment on 6500 credit card balance | cards=Card_1~6500~
credit-card-payoff | 2 credit cards 9k paying 400 a month | cards=Card_1~4500~|Card_2~4500~ monthlyTotal=400
credit-card-payoff | balance transfer 0% worth it
credit-card-payoff | when will i be debt free
credit-card-payoff | im drowning in credit card debt
credit-card-payoff | cerdit card payoff
credit-card-payoff | visa balance 5200 at 22.9 apr | cards=Card_1~5200~22.9
debt-consolidation | should i consolidate my debt
debt-consolidation | debt consoldation loan
debt-consolidation | combine all my debts into one payment
debt-consolidation | consolidate credit cards with a loan at 11% | rate=11
debt-consolidation | heloc to pay off credit cards
debt-consolidation | home equity loan for debt
debt-consolidation | roll my debts together
debt-to-income | dti
debt-to-income | debt to income ratio
debt-to-income | what is my dti for a mortgage
debt-to-income | debt-to-imcome ratio calculator
debt-to-income | will i get approved with my debts
debt-to-income | is 43% dti too high
student-loan | SAVE plan
student-loan | what replaces the SAVE plan
student-loan | student loan repayment
student-loan | studnet loans
student-loan | income driven repayment $62,000 salary | agi=62000
student-loan | pslf
student-loan | public service loan forgiveness how many payments
student-loan | RAP vs IBR
student-loan | how much will my student loan payment be 45k at 6.5% | loans=~45000~6.5
student-loan | should i refinance my student loans
student-loan | college loans forgiveness
auto-loan | car payment
auto-loan | car loan 35k 72 months 7.9% | price=35000 term=72 rate=7.9
auto-loan | auto lone calculator
auto-loan | how much car can i afford
auto-loan | monthly payment on a $28,000 truck | price=28000
auto-loan | 0% financing or rebate
auto-loan | trade in upside down
auto-loan | underwater on my car
auto-loan | used car 60 month loan $18,500 with 3k down | price=18500 term=60 down=3000 condition=used
auto-loan | car loan in Texas 42000 | price=42000 state=TX
auto-loan | vehical loan payment
auto-loan | financing a new truck
personal-loan | personal loan 10k 36 months | amount=10000 term=36
personal-loan | personl loan payment
personal-loan | origination fee apr
personal-loan | borrow $15,000 at 12% for 4 years personal loan | amount=15000 rate=12 term=48
personal-loan | unsecured loan cost
personal-loan | loan for a wedding
emi | emi calculator
emi | monthly installment on a loan
emi | compare two loans
emi | what rate am i paying if the payment is $450
emi | flat rate vs reducing balance
emi | loan payment calculator 20000 5 years 8% | amount=20000 term=60 rate=8
business-loan | sba loan
business-loan | small business loan payment
business-loan | merchant cash advance true cost
business-loan | factor rate to apr
business-loan | buisness loan 75k | amount=75000
business-loan | line of credit for my business
simple-interest | simple interest
simple-interest | simple intrest on 5000 at 4% for 3 years | principal=5000 rate=4 term=36
simple-interest | per diem interest
simple-interest | interest on a promissory note
simple-interest | loan to a family member interest
`
