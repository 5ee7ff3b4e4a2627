type Download = { body: ReadableStream<Uint8Array>; size: number; name: string }

const types: Record<string, string> = {
  zip: 'application/zip',
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
  epub: 'application/epub+zip',
}

/** A file that the browser keeps under a name, which is of ASCII. */
export function answerDownload({ body, size, name }: Download) {
  const headers = {
    'Content-Type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(body, { headers })
}
