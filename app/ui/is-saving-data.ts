/** Whether the reader asks for few bytes: in the browser's own setting, or in the system's. */
export function isSavingData() {
  const saves = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData
  return saves || matchMedia('(prefers-reduced-data: reduce)').matches
}
