import type { Asks } from '../kit/asks.ts'

/** How people ask for it, and where the numbers in their question go. */
export const asks: Asks = {
  says: [
    'paycheck',
    'paycheck calculator',
    'take home pay',
    'take-home',
    'net pay',
    'paycheck after taxes',
    'after taxes',
    'withholding',
    'tax withholding estimator',
    'W-4',
    'W4',
    'fill out my W-4',
    'FICA',
    'pay stub',
    'bonus after taxes',
    'overtime after taxes',
    'compare job offers',
    'cost of an employee',
  ],
  hears: [
    { field: 'pay', is: 'dollars', per: 'year', as: 'pay', near: ['make', 'salary', 'pay', 'earn'], least: 1000 },
    { field: 'bonus', is: 'dollars', as: 'bonus', near: ['bonus'], only: true },
    { field: 'unit', is: 'words', words: ['an hour', 'per hour', 'hourly'], value: 'hour', as: 'paid by the hour' },
    { field: 'state', is: 'state', as: 'state' },
    { field: 'view', is: 'words', words: ['w-4', 'w4'], value: 'check', as: 'W-4 check' },
    { field: 'view', is: 'words', words: ['offers', 'job offer', 'two jobs'], value: 'offers', as: 'two offers' },
    {
      field: 'status',
      is: 'words',
      words: ['married', 'jointly', 'joint'],
      value: 'joint',
      as: 'Married filing jointly',
    },
    { field: 'status', is: 'words', words: ['head of household'], value: 'head', as: 'Head of household' },
  ],
}
