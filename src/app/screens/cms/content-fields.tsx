import { type ManuscriptContent, manuscriptContent } from '#wire/manuscripts.ts'
import { slugPattern } from '#wire/posts.ts'
import { Field, TextField } from './field.tsx'
import { editor as words } from './words.ts'

export const emptyContent = (author: string): ManuscriptContent => ({
  slug: '',
  title: '',
  excerpt: '',
  body: '',
  author,
  reviewer: '',
  updatedAt: null,
  tags: [],
  relatedTools: [],
})

/** A correction begins with a name for its place on the lesson's page; no visitor reads it. */
export const emptyCorrection = (author: string, unique: string): ManuscriptContent => ({
  ...emptyContent(author),
  slug: `correction-${unique.toLowerCase().replaceAll(/[^a-z0-9]/g, '0')}`,
  correction: { lesson: '', said: '' },
})

/** 'What a Point Costs You!' → 'what-a-point-costs-you'. */
export const slugFrom = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')

/** What cannot be saved as it is, by field. */
export function troublesIn(content: ManuscriptContent): Readonly<Record<string, string>> {
  const read = manuscriptContent.safeParse(content)
  if (read.success) return {}
  return Object.fromEntries(
    read.error.issues.map(({ path }) => {
      const field = String(path[0])
      return [field, field === 'slug' ? words.badSlug : words.fix]
    }),
  )
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

interface Props {
  readonly content: ManuscriptContent
  readonly troubles: Readonly<Record<string, string>>
  /** Counts up when the content was changed by something else than typing here. */
  readonly given: number
  readonly onChange: (change: Partial<ManuscriptContent>) => void
}

/** What stands above the text: title, address, summary. */
export function HeadFields({ content, troubles, onChange }: Props) {
  const { title, slug, excerpt } = content
  return (
    <div className="grid gap-4">
      <Field
        label={words.title}
        value={title}
        maxLength={200}
        trouble={troubles['title']}
        onChange={({ target: { value } }) =>
          // While the address is made of the title it follows it.
          onChange({ title: value, ...(slug === slugFrom(title) ? { slug: slugFrom(value) } : {}) })
        }
      />
      <Field
        label={words.slug}
        hint={words.slugHint}
        value={slug}
        maxLength={80}
        spellCheck={false}
        autoCapitalize="none"
        trouble={troubles['slug'] ?? (slug !== '' && !slugPattern.test(slug) ? words.badSlug : undefined)}
        onChange={({ target: { value } }) => onChange({ slug: value })}
      />
      <TextField
        label={words.excerpt}
        hint={words.excerptHint}
        value={excerpt}
        maxLength={500}
        rows={2}
        trouble={troubles['excerpt']}
        onChange={({ target: { value } }) => onChange({ excerpt: value })}
      />
    </div>
  )
}

/** What stands below it: who, when, which topics and calculators. */
export function MoreFields({ content, troubles, given, onChange }: Props) {
  const { author, reviewer, updatedAt, tags, relatedTools, correction } = content
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label={words.author}
        value={author}
        maxLength={200}
        onChange={({ target: { value } }) => onChange({ author: value })}
      />
      <Field
        label={words.reviewer}
        value={reviewer}
        maxLength={200}
        onChange={({ target: { value } }) => onChange({ reviewer: value })}
      />
      {correction ? null : (
        <>
          <Field
            label={words.checked}
            type="date"
            value={updatedAt ?? ''}
            trouble={troubles['updatedAt']}
            onChange={({ target: { value } }) => onChange({ updatedAt: value || null })}
          />
          <Field
            key={`tags ${given}`}
            label={words.tags}
            hint={words.tagsHint}
            defaultValue={tags.join(', ')}
            trouble={troubles['tags']}
            onChange={({ target: { value } }) => onChange({ tags: listOf(value) })}
          />
          <Field
            key={`tools ${given}`}
            label={words.tools}
            hint={words.toolsHint}
            defaultValue={relatedTools.join(', ')}
            spellCheck={false}
            autoCapitalize="none"
            trouble={troubles['relatedTools']}
            onChange={({ target: { value } }) => onChange({ relatedTools: listOf(value) })}
          />
        </>
      )}
    </div>
  )
}
