/** Whether the reader wants to save data, by a setting of the browser or the system. */
export function isSavingData() {
  const saves = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData
  return saves || matchMedia('(prefers-reduced-data: reduce)').matches
}
