/** Questions the planning screens answer, as people type them. */
export const planningQuestions = `
/insights | how am i doing with money
/insights | what should i fix first with my money
/insights | check my finances
/spending-patterns | see where my money goes each month
/spending-patterns | import bank transactions
/spending-patterns | find my subscriptions
/debt-payoff | pay off all my debts
/debt-payoff | debt payoff plan
/debt-payoff | debt payoff calendar
/debt-payoff-strategies | compare debt payoff strategies
/credit-score-simulator | how can i raise my credit score
/credit-score-simulator | credit score simulator
/credit-score-simulator | what happens to my score if i open a card
/smart-credit-card | which credit card should i use
/smart-credit-card | is the annual fee worth it
/smart-credit-card-usage | when to pay my credit card
/smart-credit-card-usage | credit utilization
/credit-card-usage | grace period credit card
/credit-card-usage | what does carrying a balance cost
/financial-journey | where should my next dollar go
/financial-journey | what to do with extra money
/financial-journey | financial order of operations
/tax-saving-investments | how can I lower my taxes
/tax-saving-investments | which account saves the most tax
/tax-saving-investments | tax equivalent yield of municipal bonds
/run-financial-scenario | what if the market crashes
/run-financial-scenario | can we afford a baby
/run-financial-scenario | moving to another state
/financial-growth-levels | levels of financial independence
/financial-health-report | financial health report
/financial-health-report | financial wellness score
/investment-rules | is the 4% rule still good
/investment-rules | money rules of thumb
/checkpoints | how much should i have saved by 40
/checkpoints | am i behind for my age
/smart-financial-checklist | getting married checklist
/smart-financial-checklist | what to do when turning 65
/smart-life-manager | track my bills and subscriptions
/smart-life-manager | if i die sheet for my family
/risk-assessment | risk tolerance quiz
/risk-assessment | how much stock should i own
/historical-chart | stock market history chart
/historical-chart | stocks vs gold long term
/historical-chart | rolling returns of the S&P 500
/portfolio-simulator | how did a 60/40 portfolio do
/portfolio-simulator | paper trading with fake money
/portfolio-simulator | backtest my asset allocation
/stocks-screener | stock screener
/stocks-screener | filter stocks by dividend yield
/stocks-screener | compare stocks side by side
/market-behaviour | how long do bear markets last
/market-behaviour | what if I miss the best days in the market
/market-behaviour | sell in may and go away
/relationship-with-money | money personality
/relationship-with-money | why do i spend so much
/insurance-guide | what insurance do i need
/insurance-guide | compare health plans
/insurance-guide | high deductible health plan or ppo
/insurance-hub | my insurance policies
/insurance-hub | am i underinsured
`
