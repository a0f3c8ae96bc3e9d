/** Life and term insurance as a parent asks: what would they live on, how much cover, for how long, at what price. */
import { boxOf as box, headlineOf as headline, pick, resultOf as result, unfold } from './calculator-page.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('life insurance: what Social Security pays a parent and two children, one child less, none of it', async ({
  page,
}) => {
  await page.goto('/life-insurance-calculator')
  await box(page, 'Partner’s pay').fill('0')
  await unfold(page, 'Social Security survivor benefits')
  await box(page, 'Your survivor benefit').fill('2000')
  // 75% of 2,000 is 1,500 for each of three, 4,500, but the family maximum of 2026 for a benefit of 2,000 is
  // 150% of 1,643 + 272% of 357 = 3,435.50: a third for each, in whole dollars, 1,145.
  await expect(headline(page)).toContainText('$3,435 a month')
  await page.getByRole('button', { name: 'Remove child 2' }).click()
  // Two times 1,500 is under the maximum.
  await expect(headline(page)).toContainText('$3,000 a month')
  await page.getByRole('switch', { name: 'Count survivor benefits' }).click()
  await expect(headline(page)).not.toContainText('a month')
  // Ten years of 3,000 a month at a return that only keeps up with prices: 360,000. 200,000 of it is there.
  await page.getByRole('button', { name: 'Remove child 1' }).click()
  await box(page, 'Living costs without you').fill('3000')
  await box(page, 'Mortgage balance').fill('0')
  await box(page, 'Other debts').fill('0')
  await box(page, 'Savings they could use').fill('50,000')
  await box(page, 'Your own policies').fill('150k')
  await box(page, 'Coverage through work').fill('0')
  await unfold(page, 'Mortgage, funeral')
  await box(page, 'Funeral and last bills').fill('0')
  await unfold(page, 'How long, retirement ages')
  await pick(page, 'Support them until', 'years')
  await box(page, 'Years of support').fill('10')
  await unfold(page, 'State, return, inflation')
  await box(page, 'Return on the money').fill('2.5')
  await box(page, 'Inflation').fill('2.5')
  await expect(headline(page)).toContainText('$360,000')
  await expect(headline(page)).toContainText('$160,000')
})

test('term insurance: one policy for a need that stays, with a printed price; three for one that falls', async ({
  page,
}) => {
  await page.goto('/term-insurance-calculator')
  const today = new Date()
  await page.getByLabel('Your date of birth').fill(`${today.getFullYear() - 40}-${today.toISOString().slice(5, 7)}-01`)
  await page.getByRole('radio', { name: 'Male', exact: true }).check()
  await pick(page, 'Start from', 'number')
  await box(page, 'Coverage needed today').fill('500,000')
  await box(page, 'Years coverage is needed').fill('20')
  await pick(page, 'Over those years', 'level')
  for (const name of ['Savings they could use', 'Your own policies']) await box(page, name).fill('0')
  await expect(headline(page)).toContainText(/20-year.*\$500,000/)
  // NoExam.com's list of January 2020: a man of 40 in the best class, 36.92 a month.
  await unfold(page, 'Health class, your own quotes')
  await pick(page, 'Health class', 'best')
  await expect(headline(page)).toContainText('$37 a month')
  // 600,000 that falls by 20,000 a year: 400,000 from year 10 on, 200,000 from year 20 on.
  await box(page, 'Coverage needed today').fill('600,000')
  await box(page, 'Years coverage is needed').fill('30')
  await pick(page, 'Over those years', 'falls')
  await expect(headline(page)).toContainText(/Three.*\$600,000.*\$200,000/)
  await expect(result(page)).toContainText('$600,000')
})
