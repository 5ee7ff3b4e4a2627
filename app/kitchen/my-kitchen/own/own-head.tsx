export function OwnHead() {
  return (
    <div className="page-head">
      <h1>A recipe from elsewhere</h1>
      <p>Kept on this device only, for you alone. Nothing of it is published.</p>
    </div>
  )
}
