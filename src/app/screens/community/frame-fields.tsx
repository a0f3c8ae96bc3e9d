import { stateNames } from '#facts/states/codes.ts'
import { type FrameField, frameFields } from '#writing/community/template.ts'
import { askWords as words } from './words.ts'

/** Bands that help others to answer and tell nobody who it is. */
export function FrameFields({ sentBefore }: { readonly sentBefore: (name: string) => string }) {
  const names = Object.keys(frameFields) as FrameField[]
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{words.frame}</legend>
      {names.map((name) => (
        <label key={name} className="grid gap-1">
          <span>{frameFields[name].label}</span>
          <select name={name} defaultValue={sentBefore(name)} className="select min-h-11">
            <option value="">{words.untold}</option>
            {frameFields[name].bands.map((band, i) => (
              <option key={band} value={i}>
                {band}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="grid gap-1">
        <span>{words.state}</span>
        <select name="state" defaultValue={sentBefore('state')} className="select min-h-11">
          <option value="">{words.untold}</option>
          {Object.entries(stateNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
