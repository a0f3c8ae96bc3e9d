import { dollars } from '#teaching/kids/kit/cents.ts'
import { stub } from '#teaching/kids/paycheck.precomputed.ts'
import { type MysteryState, paycheckMystery } from '#teaching/kids/paycheck-mystery.ts'
import { Player } from '../player.tsx'

/** The stub, each line shown once its clue is solved. */
function Stub({ at }: Pick<MysteryState, 'at'>) {
  const lines = [
    ['Hours', String(stub.hours), 0],
    ['Gross pay', dollars(stub.gross), 1],
    ['Social Security', dollars(stub.socialSecurity), 3],
    ['Medicare', dollars(stub.medicare), 4],
    ['Net pay', dollars(stub.net), 1],
  ] as const
  return (
    <table className="w-full max-w-sm rounded-lg bg-sunk text-lg">
      <caption className="sr-only">Jo’s pay stub</caption>
      <tbody>
        {lines.map(([name, amount, from]) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="px-4 py-2 text-left font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            <td className="px-4 py-2 text-right font-semibold">{at >= from ? amount : '?'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
export default function PaycheckMystery() {
  return <Player activity={paycheckMystery} see={({ at }) => <Stub at={at} />} />
}
