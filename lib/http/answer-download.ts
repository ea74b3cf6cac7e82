import 'server-only'
import { downloadIdHeader } from './contract'

/**
 * `type`: CSV unless given; `id`: the id of the activity entry that records how far the download got
 * (lib/activity/record-download.ts).
 */
type Download = { id: string; name: string; body: ReadableStream<Uint8Array>; type?: string }

/** Answers with a file to save. All downloads go through here, so that none goes unrecorded. */
export function answerDownload({
  id,
  name,
  body,
  type = 'text/csv; charset=utf-8; header=present',
}: Download): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; ${fileNames(name)}`,
      [downloadIdHeader]: id,
      'cache-control': 'no-store',
      // nginx would otherwise buffer the file.
      'x-accel-buffering': 'no',
    },
  })
}

/** A header can hold only ASCII: a name with other characters is sent a second time, encoded (RFC 6266). */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/gu, '_')
  if (plain === name) return `filename="${name}"`
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
