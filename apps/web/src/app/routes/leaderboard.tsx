export default function Screen() { return <h1>leaderboard</h1> }
