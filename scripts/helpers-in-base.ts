/**
 * The bundler's few helpers (375 bytes) lie in the file that every page loads first, not in one of their own: that would be a request of
 * each page. The bundler puts them apart from any group, so they are moved once its files are written.
 */
import type { Plugin } from 'vite'

/** A file as the bundler hands it over. */
interface Script {
  code: string
  imports: string[]
}
const imported = (file: string) => new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";`)
const told = /export\{([^}]*)\};?\s*$/
const pairs = (list: string) => list.split(',').map((one) => one.trim().split(' as ') as [string, string?])
/** What a helper is called in the file that has them: nothing that is made short has such a name. */
const named = (name: string) => `helper_${name}`

/** The helpers and the file all others stand on, as one. `file`: what the helpers' file is called. */
export function withHelpers(base: string, helpers: string, file: string): string {
  const given = pairs(told.exec(helpers)?.[1] ?? '').map(([own, name = own]) => [own, name] as const)
  const used = pairs(imported(file).exec(base)?.[1] ?? '').map(([name, own = name]) => [own, name] as const)
  const list = (write: (own: string, name: string) => string) => given.map(([own, name]) => write(own, name)).join(',')
  const body = helpers.replace(told, '')
  return [
    `const{${list((_, name) => `${name}:${named(name)}`)}}=(()=>{${body}return{${list((own, name) => `${name}:${own}`)}}})();`,
    `const ${used.map(([own, name]) => `${own}=${named(name)}`).join(',')};`,
    `${base.replace(imported(file), '').trimEnd()}export{${list((_, name) => named(name))}};`,
  ].join('')
}

/** A file that asks the base for its helpers. */
export function helpedBy(code: string, base: string, file: string): string {
  return code.replace(
    imported(file),
    (_, list: string) =>
      `import{${pairs(list).map(([name, own = name]) => `${named(name)} as ${own}`)}}from"./${base}";`,
  )
}

export function helpersInBase(): Plugin {
  return {
    name: 'helpers-in-base',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // What is put into a file counts in its name: a browser keeps a file of that name for good.
    augmentChunkHash: ({ name }) => (name === 'base' ? 'with the helpers' : undefined),
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((one) => one.type === 'chunk')
      const find = (start: string) => scripts.find(({ fileName }) => fileName.startsWith(`assets/${start}-`))
      const [base, helpers] = [find('base'), find('rolldown-runtime')]
      if (!base || !helpers) throw new Error('What the helpers of the bundler are moved from or to was not written.')
      const [home, left] = [base, helpers].map(({ fileName }) => fileName.replace('assets/', '')) as [string, string]
      for (const script of scripts as (Script & typeof base)[]) {
        if (script === helpers || !script.imports.includes(helpers.fileName)) continue
        const others = script.imports.filter((one) => one !== helpers.fileName && one !== base.fileName)
        script.code = script === base ? withHelpers(script.code, helpers.code, left) : helpedBy(script.code, home, left)
        script.imports = script === base ? others : [base.fileName, ...others]
        if (script.code.includes(left)) throw new Error(`${script.fileName} asks for the helpers in a way of its own.`)
      }
      delete bundle[helpers.fileName]
    },
  }
}
