import type { Metadata } from 'next'
import { MissingScreen } from '@/components/shell/missing-screen'
import { missingWords } from '@/components/shell/words'
import { lacksSecondFactor } from '@/lib/accounts/second-factor-requirement'
import { currentSession } from '@/lib/accounts/session'
import { requestFacts } from '@/lib/runtime/request-context'
import DeskLayout from './(desk)/layout'

export const generateMetadata = (): Metadata => ({ title: missingWords.pageTitle })

/** An address that no page has, in the desk's frame for whoever is signed in. */
export default async function NotFound() {
  // Next renders this along with every page: only where it is shown may it cost anything.
  const session = requestFacts().route === 'other' ? await currentSession() : null
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
