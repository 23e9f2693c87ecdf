-- What was not open to everybody was open to its course.
UPDATE "quiz" SET "published_for" = 'course' WHERE NOT "published";--> statement-breakpoint
ALTER TABLE "quiz" DROP COLUMN "published";