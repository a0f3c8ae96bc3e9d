import { firstAccount } from '#teaching/kids/first-account.ts'
import { Player } from '../player.tsx'

export default function FirstAccount() {
  return <Player activity={firstAccount} />
}
