import type { Metadata } from 'next'
import { MissingScreen } from '@/components/shell/missing-screen'
import { lacksSecondFactor } from '@/lib/accounts/second-factor-requirement'
import { currentSession } from '@/lib/accounts/session'
import DeskLayout from './(desk)/layout'

export const metadata: Metadata = { title: 'Not found' }

/** In the desk's frame for whoever is signed in: the way on is where it always is. */
export default async function NotFound() {
  const session = await currentSession()
  if (session && !(await lacksSecondFactor(session)))
    return (
      <DeskLayout>
        <MissingScreen isFramed />
      </DeskLayout>
    )
  return (
    <main className="grid flex-1 place-content-center">
      <MissingScreen isFramed={false} />
    </main>
  )
}
