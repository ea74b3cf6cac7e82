import { MissingScreen } from '@/components/shell/missing-screen'
import { lacksSecondFactor } from '@/lib/accounts/second-factor-requirement'
import { currentSession } from '@/lib/accounts/session'

/** Where there is nothing: an unknown address, or a page whose run, say, is gone. Signed out, it has no frame. */
export default async function NotFoundHere() {
  const session = await currentSession()
  if (session && !(await lacksSecondFactor(session))) return <MissingScreen isFramed />
  return (
    <main className="grid flex-1 place-content-center">
      <MissingScreen isFramed={false} />
    </main>
  )
}
