import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/**
 * What a response may get wrong. `counter`: the value the authenticator reports; otherwise it increments automatically.
 */
export type PasskeyTwist = { origin?: string; host?: string; isVerified?: boolean; counter?: number; handle?: string }

const flags = { present: 1, verified: 4, hasCredential: 64 }

/** For tests: an in-memory authenticator with one ES256 passkey that responds as a browser does. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  constructor(readonly personId: string) {}

  /** The response to `navigator.credentials.create`, without an attestation. */
  register({ challenge }: { challenge: string }, twist: PasskeyTwist = {}) {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()])
    const authData = Buffer.concat([this.#authData(twist, flags.hasCredential), credential])
    const parts = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, twist).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(parts)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The response to `navigator.credentials.get`. */
  assert({ challenge }: { challenge: string }, twist: PasskeyTwist = {}) {
    const authenticatorData = this.#authData(twist, 0)
    const data = clientData('webauthn.get', challenge, twist)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()])
    return this.#answer({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
      userHandle: Buffer.from(twist.handle ?? this.personId).toString('base64url'),
    })
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #authData({ host = 'localhost', isVerified = true, counter }: PasskeyTwist, more: number): Buffer {
    this.#counter = counter ?? this.#counter + 1
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | more)
    tail.writeUInt32BE(this.#counter, 1)
    return Buffer.concat([createHash('sha256').update(host).digest(), tail])
  }

  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return isoCBOR.encode(key)
  }
}

function clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: PasskeyTwist): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
