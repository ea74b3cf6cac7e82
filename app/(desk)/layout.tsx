import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { signInActions } from '@/app/(auth)/sign-in/sign-in-action-set'
import { FieldsBanner } from '@/components/connection/fields-banner'
import { HeldBanner } from '@/components/held-writes/held-banner'
import { LazyNewcomers } from '@/components/notifications/lazy-newcomers'
import { applicantsHref } from '@/components/overview/applicant-links'
import { LazyFollowMapping, LazyFollowWarnings, LazyKeepFocus, LazyOfflineBanner } from '@/components/shell/idle-parts'
import { EndingLoginStrip, EnvironmentStrip, UnknownProxyStrip } from '@/components/shell/notes/desk-strips'
import { PaletteHost } from '@/components/shell/palette-host'
import { PhoneBar, PhoneTopBar } from '@/components/shell/phone-bars'
import { Providers } from '@/components/shell/providers'
import { ShortcutHost } from '@/components/shell/shortcut-host'
import { Sidebar } from '@/components/shell/sidebar'
import { frameWords } from '@/components/shell/words'
import { LazyTray } from '@/components/tray/lazy-tray'
import { Corner } from '@/components/ui/corner'
import { PanelSlot } from '@/components/ui/panel-slot'
import { panelWidthCookie, panelWidthOf } from '@/components/ui/panel-width'
import { canManage, canWrite } from '@/lib/accounts/contract'
import { lacksSecondFactor } from '@/lib/accounts/second-factor-requirement'
import { currentSession } from '@/lib/accounts/session'
import { applicantMapping } from '@/lib/applicants/applicant-mapping'
import { openWarningsFingerprint } from '@/lib/connection/drift/mapping-alarms'
import { readAlarms } from '@/lib/connection/drift/read-alarms'
import { displayFingerprint } from '@/lib/connection/mapping/display-fingerprint'
import { readHeldSummary } from '@/lib/held-writes/read-summary'
import { config } from '@/lib/runtime/config'
import { isForwarded } from '@/lib/runtime/request-context'
import { decideRowsAction, decideRunAction } from './bulk-apply/actions'
import { confirmActions } from './confirm-identity-action-set'
import { decideAction, dismissAction } from './dispatch-actions'
import { decideHeldAction } from './held-writes/actions'

/** The frame around every screen behind the sign-in. Each page checks the session itself, and redirects without one. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const session = await currentSession()
  if (!session || lacksSecondFactor(session)) return children
  const kept = await cookies()
  const sent = await headers()
  const [held, alarms] = await Promise.all([readHeldSummary(), readAlarms()])
  const breaking = alarms.filter(({ severity }) => severity === 'breaking')
  const { partner, oidc, takesPasswords } = config()
  const { environment, login } = partner
  return (
    <Providers
      nonce={sent.get('x-nonce') ?? ''}
      personId={session.person.id}
      signIn={signInActions}
      ways={{ singleSignOn: oidc?.name ?? null, takesPasswords }}
      confirm={confirmActions}
      isAdmin={canManage(session.person.role)}
      isPhone={sent.get('sec-ch-ua-mobile') === '?1'}
      dispatching={
        canWrite(session.person.role)
          ? {
              decide: decideAction,
              dismiss: dismissAction,
              decideHeld: decideHeldAction,
              decideRun: decideRunAction,
              decideRows: decideRowsAction,
            }
          : null
      }
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-control focus:bg-raised focus:px-3 focus:py-2"
      >
        {frameWords.skip}
      </a>
      <LazyFollowMapping fingerprint={displayFingerprint()} />
      <LazyFollowWarnings fingerprint={openWarningsFingerprint()} />
      <PaletteHost role={session.person.role} mapping={applicantMapping(true)} />
      <ShortcutHost role={session.person.role} />
      <LazyKeepFocus />
      <LazyNewcomers personId={session.person.id} listHref={applicantsHref({ isNewOnly: true })} />
      <div className="short:hidden">
        <EnvironmentStrip environment={environment} />
      </div>
      <LazyOfflineBanner />
      {breaking.length > 0 && <FieldsBanner alarms={breaking} canManage={canManage(session.person.role)} />}
      {held && <HeldBanner held={held} canReview={canWrite(session.person.role)} />}
      {login?.isUsed && canManage(session.person.role) && <EndingLoginStrip />}
      {isForwarded() && canManage(session.person.role) && <UnknownProxyStrip />}
      <div className="relative flex min-h-0 flex-1 flex-col md:flex-row">
        <Sidebar person={session.person} />
        <main
          id="content"
          tabIndex={-1}
          className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto outline-none"
        >
          {/* In low windows only the navigation stays in place: the strip and the tray scroll with the page. */}
          <div className="not-short:hidden">
            <EnvironmentStrip environment={environment} />
          </div>
          <PhoneTopBar person={session.person} />
          {children}
          <div className="mt-auto shrink-0 not-short:hidden">
            <LazyTray place="foot" />
          </div>
          <Corner />
        </main>
        <PanelSlot width={panelWidthOf(kept.get(panelWidthCookie)?.value)} />
        <div className="contents short:hidden">
          <LazyTray place="foot" />
        </div>
        <PhoneBar role={session.person.role} />
      </div>
    </Providers>
  )
}
