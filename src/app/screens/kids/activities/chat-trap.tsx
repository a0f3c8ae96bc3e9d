import { type ChatState, chatOf, chatTrap } from '#teaching/kids/chat-trap.ts'
import { Picture } from '../picture.tsx'
import { Player } from '../player.tsx'

function Bubble(state: ChatState) {
  const chat = chatOf(state)
  return chat ? (
    <figure className="flex items-end gap-3">
      <Picture name="smartphone" size="s" tone="plain" />
      <div className="rounded-lg rounded-bl-none bg-sunk px-4 py-3">
        <p className="font-semibold text-ink-2">{chat.from}</p>
        <p className="text-lg">{chat.says}</p>
      </div>
    </figure>
  ) : null
}
export default function ChatTrap() {
  return <Player activity={chatTrap} see={(state) => <Bubble {...state} />} />
}
