export default function ErrorPage() {
  return <h1>Something went wrong</h1>;
}
