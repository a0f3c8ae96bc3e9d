/** What every date that goes by today’s payments takes for granted, wherever it stands. */
export const asPaidNow =
  'Payments of finished debts aren’t moved to other debts. We assume a card asks for at least 1% of its balance plus interest once its offer ends.'
