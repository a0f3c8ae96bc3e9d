import type { Examples } from './gallery/examples.ts'
import { Icon } from './icon.tsx'
import { iconNames } from './icon-names.ts'

export const examples: Examples = {
  part: 'Icon',
  shows: [
    {
      name: 'Every icon of the sprite',
      draw: (
        <p>
          {iconNames.map((name) => (
            <span key={name} style={{ display: 'inline-grid', width: '7.5rem', justifyItems: 'center', margin: 4 }}>
              <Icon name={name} /> <small>{name}</small>
            </span>
          ))}
        </p>
      ),
    },
  ],
}
