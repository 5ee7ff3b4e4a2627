type Download = { body: ReadableStream<Uint8Array>; size: number; name: string }

const types: Record<string, string> = {
  zip: 'application/zip',
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
  epub: 'application/epub+zip',
}

/** A file to download, under an ASCII name. */
export function answerDownload({ body, size, name }: Download) {
  const headers = {
    'Content-Type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'Content-Length': String(size),
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(body, { headers })
}
