import { Icon } from '../ui/icon.tsx'
import { useTheme } from './theme.ts'

/** One button between light and dark. It names what it does next. */
export function ThemeToggle() {
  const { theme, choose } = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="inline-flex size-10 items-center justify-center rounded-full text-ink-2 hover:bg-sunk hover:text-ink"
      aria-label={`Use the ${next} theme`}
      title={`Use the ${next} theme`}
      onClick={() => choose(next)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} className="size-[19px]" />
    </button>
  )
}
