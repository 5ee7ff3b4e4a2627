import { useEffect, useRef, useState } from 'react'
import { useAskSignIn } from '#app/admin/sign-in-on-demand.tsx'
import { newId } from '#domain/id.ts'
import { nameFiles, toSourceFileName } from '#domain/imports/source-file-name.ts'
import { findFileFault } from '#domain/imports/source-limits.ts'
import { sendFile } from './send-file.ts'

/** A file to import, its stored name, and how many bytes of it have been received. */
export type ChosenFile = { file: File; name: string; sent: number }

/** What the page of an import is asked once all files are there. */
export type SentFiles = { id: string; bytes: number; name: string }

/**
 * Files that become one source, sent one after the other. `go` sends what is missing and hands over to `onSent`; `stop` keeps what has been
 * received, so that `go` can continue. With `importId` they are sent for an existing import.
 */
export function useSending(onSent: (sent: SentFiles) => void, importId?: string) {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState('')
  const [id, setId] = useState('')
  const askSignIn = useAskSignIn()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  useEffect(() => {
    if (!isSending) return
    // What has been received would be useless to another page.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])

  /** Adds files, or says why one can't be imported: after a long upload that would be too late. */
  function add(added: File[]) {
    const faults = added.map((file) => findFileFault(file.name, file.size))
    setError(faults.findLast(Boolean) ?? '')
    setFiles((present) => added.filter((_, index) => faults[index] === undefined).reduce(withFile, present))
  }

  /** Removes a file before it is sent; a new id leaves what was received behind. */
  function remove(name: string) {
    setError('')
    setId('')
    setFiles((present) => present.filter((one) => one.name !== name).map((one) => ({ ...one, sent: 0 })))
  }

  async function go() {
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    const own = importId ?? (id || newId(new Date()))
    setId(own)
    setError('')
    setSending(true)
    for (const { file, name, sent } of files) {
      if (sent === file.size && sent > 0) continue
      const onProgress = (bytes: number) => setFiles((present) => present.map((one) => (one.name === name ? { ...one, sent: bytes } : one)))
      const answer = await sendFile({ id: own, name, file, from: sent, onProgress, signal })
      if (signal.aborted) return
      if (!answer.ok) {
        setSending(false)
        setError(answer.message)
        if (answer.needsSignIn) askSignIn()
        return
      }
    }
    setSending(false)
    const name = nameFiles(files.map(({ file }) => file.name))
    onSent({ id: own, bytes: files.reduce((sum, { file }) => sum + file.size, 0), name })
  }

  function stop() {
    current.current?.abort()
    setSending(false)
  }

  return { files, add, remove, go, stop, isSending, error }
}

/** Files with one more, under a unique name. */
function withFile(present: ChosenFile[], file: File): ChosenFile[] {
  const plain = toSourceFileName(file.name)
  const isTaken = present.some(({ name }) => name === plain)
  return [...present, { file, name: isTaken ? toSourceFileName(`${present.length + 1}-${file.name}`) : plain, sent: 0 }]
}
