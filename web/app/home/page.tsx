export default function HomePage() {
  return <h1>Where are you and your dog going next?</h1>;
}
