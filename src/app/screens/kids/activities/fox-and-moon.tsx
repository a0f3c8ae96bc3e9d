import { foxAndMoon, pages } from '#teaching/kids/fox-and-moon.ts'
import { Picture } from '../picture.tsx'
import type { PictureName } from '../picture-names.ts'
import { Player } from '../player.tsx'

export default function FoxAndMoon() {
  return (
    <Player
      activity={foxAndMoon}
      see={({ page }) => <Picture name={(pages[page]?.picture ?? 'star') as PictureName} size="l" tone="warn" />}
    />
  )
}
