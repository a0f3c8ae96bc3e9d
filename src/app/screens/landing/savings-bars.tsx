import { dollars } from '#calculators/kit/format.ts'
import { roughly, type SavingsPath } from './savings-path.ts'

const step = 10
const bar = 8
const height = 100

/** One bar a year: what was put in below, what it grew by above. The table in the working says the same in numbers. */
export function SavingsBars({ path, from }: { path: SavingsPath; from: number }) {
  const { years, last } = path
  const tall = (value: number) => (value / last.total) * height
  const finding = `A bar for each year to age ${last.age}. By then you’d have about ${dollars(
    roughly(last.total),
  )}. You’d have put in ${dollars(last.putIn)}, and the rest is growth.`
  return (
    <div>
      <svg
        viewBox={`0 0 ${years.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-line border-b"
        role="img"
        aria-label={finding}
      >
        {years.map((year, i) => (
          <g key={year.age}>
            <rect
              x={i * step}
              width={bar}
              y={height - tall(year.total)}
              height={tall(year.growth)}
              className="fill-(--growth)"
            />
            <rect
              x={i * step}
              width={bar}
              y={height - tall(year.putIn)}
              height={tall(year.putIn)}
              className="fill-(--principal)"
            />
          </g>
        ))}
      </svg>
      <p className="flex justify-between pt-1 text-ink-3 text-xs" aria-hidden="true">
        <span>age {from}</span>
        <span>{last.age}</span>
      </p>
    </div>
  )
}
