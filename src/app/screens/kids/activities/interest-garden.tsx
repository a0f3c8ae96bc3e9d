import { amountText, type GardenState, interestGarden, tenths, wholeSeeds } from '#teaching/kids/interest-garden.ts'
import { Bar } from '../../device/screen-head.tsx'
import { Tokens } from '../drawings.tsx'
import { Player } from '../player.tsx'

const Garden = ({ parts }: Pick<GardenState, 'parts'>) => (
  <div className="grid gap-3">
    <Tokens count={wholeSeeds({ parts })} label={amountText({ parts })} />
    <div className="max-w-60">
      <Bar share={tenths({ parts }) / 10} label={`The next seed: ${tenths({ parts })} of 10 parts`} tone="copper" />
    </div>
  </div>
)
export default function InterestGarden() {
  return <Player activity={interestGarden} columns={2} see={({ parts }) => <Garden parts={parts} />} />
}
