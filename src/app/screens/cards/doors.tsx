import { NavLink } from 'react-router'
import { common, screens } from './words.ts'

/** The way between the three card screens. */
export function CardDoors() {
  return (
    <nav aria-label={common.doors} className="no-print mb-4 flex flex-wrap gap-2">
      {Object.values(screens).map(({ path, short }) => (
        <NavLink
          key={path}
          to={path}
          className={({ isActive }) => `button ${isActive ? 'button-main' : ''}`}
          prefetch="intent"
        >
          {short}
        </NavLink>
      ))}
    </nav>
  )
}
