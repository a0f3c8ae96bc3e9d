import type { Examples } from './gallery/examples.ts'
import { StackTable } from './stack-table.tsx'

export const examples: Examples = {
  part: 'StackTable',
  shows: [
    {
      name: 'Rows as blocks on a phone',
      draw: (
        <StackTable
          title="Cards"
          columns={['Card', 'Annual fee', 'Break-even a month']}
          amounts
          rows={[
            ['Everyday card', '$0', 'No fee'],
            ['Travel card', '$95', '$792'],
          ]}
        />
      ),
    },
  ],
}
