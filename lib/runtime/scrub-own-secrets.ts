import { config } from '@/lib/runtime/config'
import { makeScrub } from './scrub'
import { singleton } from './singleton'

/** Takes e-mail addresses and every secret of this desk out of a text. Harmless before the configuration has been read. */
export function scrubOwnSecrets(text: string): string {
  return scrub().run(text)
}

function scrub() {
  return singleton('scrub', () => {
    const { partner, store, auth, firstAdmin, oidc, metricsToken } = config()
    const databasePassword = store.url ? decodeURIComponent(new URL(store.url).password) : ''
    const run = makeScrub([
      partner.key,
      partner.login?.password ?? '',
      auth.secret,
      firstAdmin?.password ?? '',
      oidc?.clientSecret ?? '',
      metricsToken ?? '',
      databasePassword,
    ])
    return { run }
  })
}
