import { Link } from 'react-router'
import { kidsHome } from '#teaching/kids/kit/card.ts'
import { kidsWords as words } from './words.ts'

/** An address below the kids' page where no game stands. */
export const KidsNotFound = () => (
  <div className="mx-auto grid max-w-3xl justify-items-start gap-4">
    <h1 className="text-3xl">{words.notFound}</h1>
    <p className="text-lg">{words.notFoundLine}</p>
    <Link to={kidsHome} className="button button-main min-h-14! text-lg!">
      {words.back}
    </Link>
  </div>
)
