import type { Examples } from './gallery/examples.ts'
import { Ledger } from './ledger.tsx'

export const examples: Examples = {
  part: 'Ledger',
  shows: [
    {
      name: 'Words, dollars and percent',
      draw: (
        <Ledger
          table={{
            key: 'offers',
            title: 'Offers',
            columns: [
              { label: 'Lender', unit: 'text' },
              { label: 'A month', unit: 'cents' },
              { label: 'APR', unit: 'percent' },
              { label: 'Note', unit: 'text' },
            ],
            rows: [
              ['Credit union', 412.5, 6.9, 'Membership needed'],
              ['Bank', 431.02, 8.25, null],
              ['Online', -12, 0, 'Refund in the first month'],
            ],
          }}
        />
      ),
    },
  ],
}
