import { embedCode } from '../embed/embed-code.ts'
import { LiveFrame } from '../embed/live-frame.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { ApiPart } from './developers/api-part.tsx'
import { CodeBlock } from './developers/code-block.tsx'
import { assistantExample, curlExample, pythonExample, sheetCells, sheetScript } from './developers/examples.ts'
import { hostScript } from './developers/host-script.ts'
import { useOrigin } from './developers/origin.ts'
import { Section } from './developers/section.tsx'
import { ToolList } from './developers/tool-list.tsx'
import { words } from './developers/words.ts'

export const meta = () => pageMeta('/developers')

/** The calculator shown as others would show it, and about how tall it is in this page's column. */
const SHOWN = { slug: 'compound-interest', title: 'Compound Interest Calculator', height: 1050 } as const

export default function Developers() {
  const origin = useOrigin()
  const code = embedCode({ ...SHOWN, origin, numbers: '', look: 'reader' })
  return (
    <div className="grid max-w-[820px] grid-cols-[minmax(0,1fr)] gap-9">
      <header className="grid gap-3">
        <h1 className="text-3xl">For Developers</h1>
        <p className="text-ink-2 text-lg">{words.lead}</p>
      </header>
      <Section id="start">
        {(
          [
            [words.curl, curlExample],
            [words.python, pythonExample],
            [words.cells, sheetCells],
            [words.sheet, sheetScript],
          ] as const
        ).map(([{ title, text }, example]) => (
          <div key={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="text-lg">{title}</h3>
            <p className="text-ink-2">{text}</p>
            <CodeBlock code={example(origin)} name={title} />
          </div>
        ))}
        <p className="text-ink-2">{words.units}</p>
      </Section>
      <ApiPart />
      <Section id="assistants">
        <p className="text-ink-2">{words.assistants.text}</p>
        <CodeBlock code={assistantExample(origin)} name={words.sections.assistants} />
        <p className="text-ink-2">{words.assistants.tools}</p>
        <ToolList />
        <p className="text-ink-2">{words.assistants.stored}</p>
      </Section>
      <Section id="embeds">
        <p className="text-ink-2">{words.embeds.text}</p>
        <CodeBlock code={code} name={words.sections.embeds} />
        <LiveFrame src={`/embed/${SHOWN.slug}`} title={`${words.embeds.live}: ${SHOWN.title}`} />
        <h3 className="text-lg">{words.embeds.height}</h3>
        <p className="text-ink-2">{words.embeds.heightText}</p>
        <CodeBlock code={`<script>\n${hostScript(origin)}\n</script>`} name={words.embeds.height} />
        <dl className="grid gap-3">
          {words.embeds.facts.map(([name, text]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  )
}
