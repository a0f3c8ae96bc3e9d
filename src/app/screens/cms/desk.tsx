import { type ReactNode, useEffect, useState } from 'react'
import { type SessionAnswer, type SignedIn, sessionAnswer } from '#wire/admin.ts'
import { toast } from '../../ui/toast.ts'
import { ArticleEditor } from './article-editor.tsx'
import { ArticleList } from './article-list.tsx'
import { ask, wordsOf } from './ask.ts'
import { AuditList } from './audit-list.tsx'
import { CommunityDesk } from './community-desk.tsx'
import { NumbersDesk } from './numbers-desk.tsx'
import { PictureDesk } from './picture-desk.tsx'
import { SessionDesk } from './session-desk.tsx'
import { sessions, type Tab, tabs } from './words.ts'

interface Place {
  readonly tab: Tab
  /** The article that is open. */
  readonly post: string | null
}

/** Where somebody is stands behind the '#': a reload leads back there, and the server never hears of it. */
function placeIn(hash: string): Place {
  const [name = '', post = ''] = hash.replace(/^#/, '').split('/')
  const tab = (Object.keys(tabs) as Tab[]).find((one) => one === name) ?? 'articles'
  return { tab, post: tab === 'articles' && post !== '' ? decodeURIComponent(post) : null }
}
const hashOf = ({ tab, post }: Place): string => `#${tab}${post === null ? '' : `/${encodeURIComponent(post)}`}`

export function Desk(props: { readonly session: SignedIn; readonly onSession: (answer: SessionAnswer) => void }) {
  const { session, onSession } = props
  const [place, setPlace] = useState<Place>(() => placeIn(window.location.hash))
  useEffect(() => {
    const follow = () => setPlace(placeIn(window.location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const go = (next: Place) => {
    window.history.pushState(window.history.state, '', hashOf(next))
    setPlace(next)
    window.scrollTo({ top: 0 })
  }
  /** The article that was new has its own name now; the way back does not lead to the old one. */
  const rename = (post: string) => {
    window.history.replaceState(window.history.state, '', hashOf({ tab: 'articles', post }))
    setPlace({ tab: 'articles', post })
  }
  const leave = async (path: string) => {
    try {
      onSession(await ask('POST', path, sessionAnswer))
    } catch (error) {
      toast({ title: wordsOf(error), tone: 'destructive' })
    }
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Administration" className="flex flex-wrap gap-2">
          {(Object.keys(tabs) as Tab[]).map((tab) => (
            <a
              key={tab}
              href={`#${tab}`}
              aria-current={place.tab === tab ? 'page' : undefined}
              className={`button min-h-11 ${place.tab === tab ? 'button-main' : ''}`}
              onClick={(event) => {
                event.preventDefault()
                go({ tab, post: null })
              }}
            >
              {tabs[tab]}
            </a>
          ))}
        </nav>
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span>{session.name}</span>
          <button type="button" className="button min-h-11" onClick={() => leave('/logout')}>
            {sessions.out}
          </button>
        </p>
      </div>
      {shown(place, session, go, rename, () => leave('/logout-everywhere'))}
    </div>
  )
}

function shown(
  { tab, post }: Place,
  session: SignedIn,
  go: (next: Place) => void,
  rename: (post: string) => void,
  leaveEverywhere: () => void,
): ReactNode {
  const open = (id: string | null) => go({ tab: 'articles', post: id })
  switch (tab) {
    case 'articles':
      return post === null ? (
        <ArticleList onOpen={open} />
      ) : (
        <ArticleEditor key={post} id={post} who={session.name} onBack={() => open(null)} onRename={rename} />
      )
    case 'numbers':
      return <NumbersDesk onOpen={open} />
    case 'pictures':
      return <PictureDesk />
    case 'community':
      return <CommunityDesk />
    case 'log':
      return <AuditList />
    case 'sessions':
      return <SessionDesk onLeaveEverywhere={leaveEverywhere} />
  }
}
