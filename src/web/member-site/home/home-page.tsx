export function Page() {
  return <p>home</p>
}
